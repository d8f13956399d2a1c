/** Fakes the media element that jsdom lacks: a recording loads as soon as it is played. */
export function fakeAudio({ length = 600 } = {}) {
  const recording = { length, paused: true, isLoaded: false, source: '', time: 0, failsToPlay: false };
  const audio = () => {
    const [element, ...others] = document.querySelectorAll('audio');
    if (!element || others.length > 0) throw new Error('There should be one audio element');
    return element;
  };
  const dispatch = (...events: string[]) => {
    for (const event of events) audio().dispatchEvent(new Event(event));
  };
  const load = () => {
    Object.assign(recording, { isLoaded: true, source: audio().src, time: 0 });
    dispatch('loadedmetadata', 'durationchange');
  };
  const media = {
    paused: { get: () => recording.paused },
    readyState: { get: () => (recording.isLoaded ? 4 : 0) },
    duration: { get: () => (recording.isLoaded ? recording.length : Number.NaN) },
    currentTime: { get: () => recording.time, set: (seconds: number) => Object.assign(recording, { time: seconds }) },
    load: { value: () => Object.assign(recording, { isLoaded: false, paused: true, time: 0 }) },
    pause: {
      value: () => {
        recording.paused = true;
        dispatch('pause');
      },
    },
    play: {
      value: async () => {
        recording.paused = false;
        dispatch('play');
        if (recording.failsToPlay) return dispatch('error');
        if (!recording.isLoaded || recording.source !== audio().src) load();
        dispatch('playing');
      },
    },
  };
  for (const [name, property] of Object.entries(media))
    Object.defineProperty(HTMLMediaElement.prototype, name, { configurable: true, ...property });
  return {
    recording,
    audio,
    playTo: (seconds: number) => {
      recording.time = seconds;
      dispatch('timeupdate');
    },
    wait: () => dispatch('waiting'),
    end: () => {
      recording.paused = true;
      recording.time = recording.length;
      dispatch('timeupdate', 'pause', 'ended');
    },
  };
}
