package workbench

func (s *Server) liveRoutes()    {}
func (s *Server) galleryRoutes() {}
func (s *Server) buildRoutes()   {}
func (s *Server) rescenario()    {}
