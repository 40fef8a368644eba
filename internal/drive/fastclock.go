package drive

import "fmt"

// pageSpeed is how many times as fast as the world's a page's clock goes in tests. Ebitengine makes up for five ticks in
// a frame, so that a page that draws sixty frames a second keeps up with it.
const pageSpeed = 4

// fastClock is the script that has a page's clock go faster: all that the program and the page's own scripts know of
// time, which are performance.now, the times of frames, and timers. With setClockSpeed the clock goes on at another speed.
var fastClock = fmt.Sprintf(`(() => {
	const real = performance.now.bind(performance);
	let speed = %d, since = real(), then = since;
	performance.now = () => then + (real() - since) * speed;
	window.setClockSpeed = (to) => {
		then = performance.now();
		since = real();
		speed = to;
	};
	const frame = window.requestAnimationFrame.bind(window);
	window.requestAnimationFrame = (callback) => frame(() => callback(performance.now()));
	for (const name of ["setTimeout", "setInterval"]) {
		const timer = window[name].bind(window);
		window[name] = (callback, delay = 0, ...args) => timer(callback, delay / speed, ...args);
	}
})();`, pageSpeed)

// clockSpeed has a page's clock go so many times as fast as the world's, if it goes faster in this test at all.
func (p *Page) clockSpeed(speed int) {
	p.t.Helper()
	p.Eval(fmt.Sprintf("window.setClockSpeed?.(%d)", speed), nil)
}
