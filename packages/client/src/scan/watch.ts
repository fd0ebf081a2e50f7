/** Looks at what the camera sees, one picture after another, until `seen` is content or `signal` is over. Rejects where the reader cannot be had. */
export async function watch(
  video: HTMLVideoElement,
  read: (picture: ImageBitmap) => Promise<string[]>,
  seen: (codes: string[]) => 'go-on' | 'done',
  signal: AbortSignal
): Promise<void> {
  while (!signal.aborted) {
    await pause(signal)
    if (signal.aborted || video.videoWidth === 0) continue
    const codes = await read(await createImageBitmap(video))
    if (!signal.aborted && seen(codes) === 'done') return
  }
}

/** Not sooner than a phone has time for the rest of the page. */
const PAUSE_MILLIS = 100

function pause(signal: AbortSignal): Promise<void> {
  return new Promise(resolve => {
    const timer = setTimeout(resolve, PAUSE_MILLIS)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}
