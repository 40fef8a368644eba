//go:build !ios

package platform

import (
	"github.com/ebitengine/purego"
	"github.com/ebitengine/purego/objc"
)

// Codes of the event by which macOS hands files to an application, see Apple's AppleEvents.h.
const (
	coreEventClass     = uint32('a'<<24 | 'e'<<16 | 'v'<<8 | 't')
	openDocumentsEvent = uint32('o'<<24 | 'd'<<16 | 'o'<<8 | 'c')
	directObject       = uint32('-'<<24 | '-'<<16 | '-'<<8 | '-')
)

// watchOpenedFiles hands the path of every file to open that is opened with the program in the Finder. macOS sends an
// event for it, whether the program runs already or is started for it, and no argument. It is called before Ebitengine
// runs. Where anything is missing, files are opened from within the program only.
func watchOpenedFiles(open func(path string)) {
	for _, framework := range []string{"Foundation", "AppKit"} {
		path := "/System/Library/Frameworks/" + framework + ".framework/" + framework
		if _, err := purego.Dlopen(path, purego.RTLD_LAZY|purego.RTLD_GLOBAL); err != nil {
			return
		}
	}
	message := objc.RegisterName
	openEvent, launching := message("openFiles:withReply:"), message("applicationWillFinishLaunching:")
	class, err := objc.RegisterClass("EngawaFileOpener", objc.GetClass("NSObject"), nil, nil, []objc.MethodDef{
		{Cmd: openEvent, Fn: func(_ objc.ID, _ objc.SEL, event, _ objc.ID) {
			files := event.Send(message("paramDescriptorForKeyword:"), directObject)
			for k := 1; k <= objc.Send[int](files, message("numberOfItems")); k++ {
				address := files.Send(message("descriptorAtIndex:"), k).Send(message("fileURLValue"))
				if path := address.Send(message("path")); path != 0 {
					open(objc.Send[string](path, message("UTF8String")))
				}
			}
		}},
		// AppKit sets a handler of its own while it launches, just before it reports that.
		{Cmd: launching, Fn: func(opener objc.ID, _ objc.SEL, _ objc.ID) {
			events := objc.ID(objc.GetClass("NSAppleEventManager")).Send(message("sharedAppleEventManager"))
			events.Send(message("setEventHandler:andSelector:forEventClass:andEventID:"), opener, openEvent, coreEventClass, openDocumentsEvent)
		}},
	})
	if err != nil {
		return
	}
	opener := objc.ID(class).Send(message("new"))
	name := objc.ID(objc.GetClass("NSString")).Send(message("stringWithUTF8String:"), "NSApplicationWillFinishLaunchingNotification")
	center := objc.ID(objc.GetClass("NSNotificationCenter")).Send(message("defaultCenter"))
	center.Send(message("addObserver:selector:name:object:"), opener, launching, name, uintptr(0))
}
