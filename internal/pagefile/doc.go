// Package pagefile fetches files that lie beside the program's web page: they are too large, or wanted by too few, to be
// part of it. On other systems there is nothing to fetch. It imports the standard library only.
package pagefile
