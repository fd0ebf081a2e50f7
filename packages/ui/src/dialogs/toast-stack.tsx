import { Toast as Base } from '@base-ui/react/toast'
import CircleCheck from 'lucide-react/icons/circle-check'
import X from 'lucide-react/icons/x'
import { useEffect } from 'react'
import styles from './toast.module.css'
import type { ToastWords } from './toast.tsx'

type ToastStackProps = { label: string; closeLabel: string; waiting: readonly ToastWords[]; onTaken: () => void }

/** What `ToastProvider` loads when it is needed. */
export function ToastStack({ label, ...rest }: ToastStackProps) {
  return (
    <Base.Provider timeout={5000} limit={3}>
      <Base.Portal>
        <Base.Viewport className={styles.viewport} aria-label={label} data-above-bar="">
          <Toasts {...rest} />
        </Base.Viewport>
      </Base.Portal>
    </Base.Provider>
  )
}

function Toasts({ closeLabel, waiting, onTaken }: Omit<ToastStackProps, 'label'>) {
  const { toasts, add } = Base.useToastManager()
  useEffect(() => {
    if (waiting.length === 0) return
    for (const { text, action } of waiting) {
      add({ title: text, ...(action && { actionProps: { children: action.label, onClick: action.onPress } }) })
    }
    onTaken()
  }, [waiting, add, onTaken])

  return toasts.map(toast => (
    <Base.Root key={toast.id} toast={toast} className={styles.toast} swipeDirection={['down', 'right']}>
      <Base.Content className={styles.content}>
        <CircleCheck className={styles.icon} strokeWidth={1.9} aria-hidden="true" />
        <Base.Title className={styles.title} render={<p />} />
        {toast.actionProps ? <Base.Action className={styles.action} /> : null}
        {/* The cross is always in view here, so it is never hidden from a screen reader. */}
        <Base.Close className={styles.close} aria-label={closeLabel} aria-hidden={false}>
          <X aria-hidden="true" />
        </Base.Close>
      </Base.Content>
    </Base.Root>
  ))
}
