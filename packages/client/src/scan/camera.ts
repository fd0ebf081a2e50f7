// The camera at the back of the phone: the one place that asks for it.

/** `refused`: by the person, the system or the page's policy. `none`: there is none, or another program has it. */
export type CameraTrouble = 'refused' | 'none'

/** Asks for the camera: the browser asks the person. Its tracks are the caller's to stop. */
export async function openCamera(): Promise<MediaStream | CameraTrouble> {
  const devices = navigator.mediaDevices as MediaDevices | undefined
  if (!devices) return 'none'
  try {
    return await devices.getUserMedia({ video: { facingMode: { ideal: 'environment' }, width: { ideal: 1280 } }, audio: false })
  } catch (error) {
    return (error as Error).name === 'NotAllowedError' || (error as Error).name === 'SecurityError' ? 'refused' : 'none'
  }
}

/** A page whose policy gives no camera never asks for one. Browsers that do not tell are asked. */
export function mayUseCamera(): boolean {
  const policy = (document as { featurePolicy?: { allowsFeature: (name: string) => boolean } }).featurePolicy
  return navigator.mediaDevices !== undefined && (policy?.allowsFeature('camera') ?? true)
}

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
