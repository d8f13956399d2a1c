const endings = { audio: /\.(mp3|m4a|aac|ogg|oga|opus|flac|wav)$/i, video: /\.(mp4|m4v|webm|mov)$/i };

/** The kind of a recording that is a file; undefined for a page about one. */
export function recordingKind(url: string): 'audio' | 'video' | undefined {
  const path = url.replace(/[?#].*/, '');
  if (endings.audio.test(path)) return 'audio';
  return endings.video.test(path) ? 'video' : undefined;
}
