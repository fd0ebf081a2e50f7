import type { Push } from './port.ts'

export const push: Push = {
  isOffered: true,
  // In a frame of another site the page has no worker.
  async browser() {
    if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window)) return null
    const worker = await navigator.serviceWorker.getRegistration()
    if (!worker) return null
    return {
      permission: () => Notification.requestPermission(),
      subscribe: async key => {
        const { pushManager } = await navigator.serviceWorker.ready
        const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
        return subscription.toJSON()
      }
    }
  }
}
