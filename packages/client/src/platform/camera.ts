import type { Camera } from './port.ts'

export const camera: Camera = {
  // Browsers that do not tell are asked.
  mayAsk() {
    const policy = (document as { featurePolicy?: { allowsFeature: (name: string) => boolean } }).featurePolicy
    return navigator.mediaDevices !== undefined && (policy?.allowsFeature('camera') ?? true)
  },
  async open() {
    const devices = navigator.mediaDevices as MediaDevices | undefined
    if (!devices) return 'none'
    try {
      return await devices.getUserMedia({ video: { facingMode: { ideal: 'environment' }, width: { ideal: 1280 } }, audio: false })
    } catch (error) {
      return (error as Error).name === 'NotAllowedError' || (error as Error).name === 'SecurityError' ? 'refused' : 'none'
    }
  },
  lightOf(opened) {
    // What the types of the language do not know yet.
    type WithTorch = { torch?: boolean }
    const [track] = opened.getVideoTracks()
    const can = track?.getCapabilities?.() as WithTorch | undefined
    return track && can?.torch ? on => track.applyConstraints({ advanced: [{ torch: on } as WithTorch as MediaTrackConstraintSet] }) : null
  }
}
