// Package winexe gives a program for Windows its icon, its version and its manifest. The resource section is written by
// github.com/tc-hib/winres, which patches a program that is linked already: so nothing has to lie beside main.go for the
// linker. Only the programs in cmd import it.
package winexe

import (
	"bytes"
	"fmt"
	"image"
	"image/png"
	"maps"
	"slices"

	"github.com/tc-hib/winres"
	"github.com/tc-hib/winres/version"
)

// Resources is what a program shows of itself in Windows.
type Resources struct {
	Version [4]uint16
	Strings map[uint16]Strings             // by Windows' number of the language, such as 0x0409
	Picture func(side int) ([]byte, error) // a square PNG with a side of so many pixels
}

// Strings are the texts among the properties of the program's file.
type Strings struct{ Product, Description, Version, Company, Copyright, File string }

// sides are those of the pictures of the icon in pixels.
var sides = []int{16, 20, 24, 32, 40, 48, 64, 256}

// iconName is the name of the icon. Windows shows the first that a program has, whatever its name.
const iconName = winres.Name("ICON")

// Patch returns the program with the resources.
func Patch(program []byte, r Resources) ([]byte, error) {
	set := winres.ResourceSet{}
	icon, err := r.icon()
	if err != nil {
		return nil, fmt.Errorf("winexe: icon: %w", err)
	}
	if err := set.SetIcon(iconName, icon); err != nil {
		return nil, fmt.Errorf("winexe: icon: %w", err)
	}
	info := version.Info{FileVersion: r.Version, ProductVersion: r.Version, Type: version.App}
	for _, lang := range slices.Sorted(maps.Keys(r.Strings)) {
		s := r.Strings[lang]
		for _, pair := range []struct{ key, text string }{
			{version.ProductName, s.Product}, {version.FileDescription, s.Description}, {version.ProductVersion, s.Version},
			{version.FileVersion, s.Version}, {version.CompanyName, s.Company}, {version.LegalCopyright, s.Copyright},
			{version.OriginalFilename, s.File}, {version.InternalName, s.Product},
		} {
			if err := info.Set(lang, pair.key, pair.text); err != nil {
				return nil, fmt.Errorf("winexe: %s: %w", pair.key, err)
			}
		}
	}
	set.SetVersionInfo(info)
	set.SetManifest(winres.AppManifest{
		ExecutionLevel: winres.AsInvoker, Compatibility: winres.Win10AndAbove,
		DPIAwareness: winres.DPIPerMonitorV2, LongPathAware: true, UseCommonControlsV6: true,
	})
	var out bytes.Buffer
	if err := set.WriteToEXE(&out, bytes.NewReader(program)); err != nil {
		return nil, fmt.Errorf("winexe: %w", err)
	}
	return out.Bytes(), nil
}

func (r Resources) icon() (*winres.Icon, error) {
	var pictures []image.Image
	for _, side := range sides {
		file, err := r.Picture(side)
		if err != nil {
			return nil, err
		}
		picture, err := png.Decode(bytes.NewReader(file))
		if err != nil {
			return nil, err
		}
		pictures = append(pictures, picture)
	}
	return winres.NewIconFromImages(pictures)
}
