package audio

import (
	"io"

	"github.com/hajimehoshi/ebiten/v2/audio"

	"engawa/audio/synth"
)

// Open makes the Mixer of this process. Where no device can be found it is
// Silent: Ebitengine ends the game when its device cannot be opened, so the
// device is looked for before Ebitengine is asked. Open may be called again;
// Ebitengine's one context is shared.
func Open() *Mixer {
	ctx := audio.CurrentContext()
	if ctx == nil {
		if !hasDevice() {
			return Silent()
		}
		ctx = audio.NewContext(synth.Rate)
	}
	if ctx.SampleRate() != synth.Rate {
		return Silent()
	}
	return newMixer(ebitenDevice{ctx})
}

// ebitenDevice is the machine's own device.
type ebitenDevice struct{ ctx *audio.Context }

func (d ebitenDevice) ready() bool { return d.ctx.IsReady() }

func (d ebitenDevice) start(src io.Reader, volume float64) voice {
	p, err := d.ctx.NewPlayerF32(src)
	if err != nil {
		return endedVoice{}
	}
	p.SetVolume(volume)
	p.Play()
	return p
}

func (d ebitenDevice) bed(b synth.Bed) bedVoice {
	if out, ok := pageMusic(); ok {
		return newBedBuffer(b, out)
	}
	return nil
}

func (d ebitenDevice) suspend(on bool) { suspendDevice(on) }

// endedVoice is a voice that has ended before it began.
type endedVoice struct{}

func (endedVoice) SetVolume(float64)    {}
func (endedVoice) IsPlaying() bool      { return false }
func (endedVoice) PauseAndStopReading() {}
