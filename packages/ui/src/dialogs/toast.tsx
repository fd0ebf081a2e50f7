import { createContext, type ReactNode, use, useState } from 'react'
import { loadedLater } from '../loaded-later.ts'

/** One piece of good news, with one way back at most. */
export type ToastWords = { text: string; action?: { label: string; onPress: () => void } | undefined }

export type ToastProviderProps = {
  /** Accessible name of the place where toasts stand. */
  label: string
  /** Name of the cross. */
  closeLabel: string
  children: ReactNode
}

const SayContext = createContext<((words: ToastWords) => void) | null>(null)
const useStack = loadedLater(() => import('./toast-stack.tsx').then(module => module.ToastStack))

/** Stands once around an app; toasts live 5 s and stand above the bottom bar. Errors are never toasts. */
export function ToastProvider({ label, closeLabel, children }: ToastProviderProps) {
  const [waiting, setWaiting] = useState<readonly ToastWords[]>([])
  const [say] = useState(() => (words: ToastWords) => setWaiting(others => [...others, words]))
  const Stack = useStack(waiting.length > 0)
  return (
    <SayContext value={say}>
      {children}
      {Stack ? <Stack label={label} closeLabel={closeLabel} waiting={waiting} onTaken={() => setWaiting([])} /> : null}
    </SayContext>
  )
}

/** `say(text)` shows that something has been done; with `action` it offers one way back, such as undoing. */
export function useToasts(): { say: (text: string, action?: ToastWords['action']) => void } {
  const say = use(SayContext)
  if (!say) throw new Error('useToasts needs a ToastProvider around the app')
  return { say: (text, action) => say({ text, action }) }
}
