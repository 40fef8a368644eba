package drive

import "fmt"

// pageSpeed is how many times as fast as the world's a page's clock goes in tests. Ebitengine makes up for five ticks in
// a frame, so that a page that draws sixty frames a second keeps up with it.
const pageSpeed = 4

// testClock is the script that gives a page a clock of its own: all that the program and the page's own scripts know of
// time, which are performance.now, the times of frames, and timers. It goes so many times as fast as the world's. After
// holdClock(true) it stands, but for a sixtieth of a second with each of the next n frames after letTicks(n).
func testClock(speed float64) string {
	return fmt.Sprintf(`(() => {
	const real = performance.now.bind(performance);
	const speed = %g, tick = 1000 / 60;
	let since = real(), then = since, held = false, ticks = 0, last = 0;
	performance.now = () => held ? then : then + (real() - since) * speed;
	window.holdClock = (hold) => {
		then = performance.now();
		since = real();
		held = hold;
		ticks = 0;
	};
	window.letTicks = (n) => { ticks = n; };
	const frame = window.requestAnimationFrame.bind(window);
	window.requestAnimationFrame = (callback) => frame((stamp) => {
		if (held && ticks > 0 && stamp !== last) {
			then += tick;
			ticks--;
		}
		last = stamp;
		callback(performance.now());
	});
	for (const name of ["setTimeout", "setInterval"]) {
		const timer = window[name].bind(window);
		window[name] = (callback, delay = 0, ...args) => timer(callback, delay / speed, ...args);
	}
})();`, speed)
}

// byFrames has a page's clock stand while gesture runs, but for the frames that it waits for: a tick each, however late
// they come. Otherwise a finger would rest for long on a busy machine.
func (p *Page) byFrames(gesture func()) {
	p.t.Helper()
	p.Eval("window.holdClock?.(true)", nil)
	gesture()
	p.Eval("window.holdClock?.(false)", nil)
}
