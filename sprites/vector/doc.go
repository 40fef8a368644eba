// Package vector draws flat vector art: paths, strokes, gradients, clips and
// layers onto a premultiplied *image.RGBA, and the SVG subset in which the
// sprite sources are written.
//
// It needs no display, opens no file and keeps no state between canvases, so
// sprites can be rendered in tests, tools and the browser alike. It may import
// the standard library and golang.org/x/image/vector, nothing else of the
// program.
//
// # Coverage
//
// Plain non-zero fills of small extent go through the accumulation rasteriser
// of golang.org/x/image/vector, which is quick. That rasteriser adds the areas
// of overlapping outlines inside one pixel, so an outline that crosses itself
// comes out too dark along the crossing; it knows no even-odd rule; and it keeps
// one number for every pixel of the extent. Strokes, even-odd fills, unions and
// large fills therefore go through the package's own scanline sweep, which
// decides the winding at sixteen heights in each pixel row and is exact along x.
//
// # Size
//
// Small functions that are called in many places and never for every pixel are
// marked noinline: the web page carries them once.
package vector
