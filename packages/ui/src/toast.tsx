import { Toast as Base } from '@base-ui/react/toast'
import CircleCheck from 'lucide-react/icons/circle-check'
import X from 'lucide-react/icons/x'
import type { ReactNode } from 'react'
import styles from './toast.module.css'

export type ToastProviderProps = {
  /** Accessible name of the place where toasts stand. */
  label: string
  /** Name of the cross. */
  closeLabel: string
  children: ReactNode
}

/** Stands once around an app; toasts live 5 s and stand above the bottom bar. Errors are never toasts. */
export function ToastProvider({ label, closeLabel, children }: ToastProviderProps) {
  return (
    <Base.Provider timeout={5000} limit={3}>
      {children}
      <Base.Portal>
        <Base.Viewport className={styles.viewport} aria-label={label}>
          <Toasts closeLabel={closeLabel} />
        </Base.Viewport>
      </Base.Portal>
    </Base.Provider>
  )
}

function Toasts({ closeLabel }: { closeLabel: string }) {
  const { toasts } = Base.useToastManager()
  return toasts.map(toast => (
    <Base.Root key={toast.id} toast={toast} className={styles.toast} swipeDirection={['down', 'right']}>
      <Base.Content className={styles.content}>
        <CircleCheck className={styles.icon} strokeWidth={1.9} aria-hidden="true" />
        <Base.Title className={styles.title} render={<p />} />
        {toast.actionProps ? <Base.Action className={styles.action} /> : null}
        <Base.Close className={styles.close} aria-label={closeLabel}>
          <X aria-hidden="true" />
        </Base.Close>
      </Base.Content>
    </Base.Root>
  ))
}

/** `say(text)` shows a toast that good news happened; with `action` it offers one way back, such as undoing. */
export function useToasts(): { say: (text: string, action?: { label: string; onPress: () => void }) => void } {
  const { add } = Base.useToastManager()
  return {
    say: (text, action) => {
      add({ title: text, ...(action && { actionProps: { children: action.label, onClick: action.onPress } }) })
    }
  }
}
