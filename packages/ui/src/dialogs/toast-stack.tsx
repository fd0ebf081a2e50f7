import { Toast as Base } from '@base-ui/react/toast'
import CircleCheck from 'lucide-react/icons/circle-check'
import X from 'lucide-react/icons/x'
import { useEffect, useState } from 'react'
import { shiftUp } from './clear-place.ts'
import styles from './toast.module.css'
import type { ToastWords } from './toast.tsx'

type ToastStackProps = { label: string; closeLabel: string; waiting: readonly ToastWords[]; onTaken: () => void }

/** The link in the heading of a card is the whole card: it can be pressed beside a message. */
const PRESSED = 'a[href]:not(:is(h2, h3, h4) a), button, input, select, textarea, summary, [role="tab"], [role="option"]'
/** Over a dialog messages stand at its top. */
const DIALOG = '[role="dialog"][data-open], [role="alertdialog"][data-open]'
/** Below the upper edge of the window, in pixels. */
const TOP = 12
const SCROLL_REST_MS = 150

/** Moves the messages up to where they cover nothing that can be pressed, and again when the page has changed or was scrolled. */
function keepClear(viewport: HTMLElement): () => void {
  let asked = 0
  let scrolled: ReturnType<typeof setTimeout> | undefined
  const place = () => {
    asked = 0
    viewport.style.translate = ''
    const [first] = viewport.children
    const isOverDialog = [...document.querySelectorAll(DIALOG)].some(one => !viewport.contains(one))
    viewport.toggleAttribute('data-over-dialog', isOverDialog)
    if (!first || isOverDialog) return
    // Its own box, not that of a message, which comes up from below.
    const { top, bottom } = viewport.getBoundingClientRect()
    const { left, right } = first.getBoundingClientRect()
    const pressed = [...document.querySelectorAll(PRESSED)]
      .filter(one => !viewport.contains(one))
      .map(one => one.getBoundingClientRect())
      .filter(one => one.width > 0 && one.height > 0)
    const shift = shiftUp({ top, bottom, left, right }, pressed, TOP)
    if (shift > 0) viewport.style.translate = `0 ${-shift}px`
  }
  const ask = () => {
    asked ||= requestAnimationFrame(place)
  }
  const changes = new MutationObserver(ask)
  changes.observe(document.body, { childList: true, subtree: true })
  // When it has come to rest: what moves while one scrolls is hard to read.
  const rest = () => {
    clearTimeout(scrolled)
    scrolled = setTimeout(ask, SCROLL_REST_MS)
  }
  addEventListener('scroll', rest, { passive: true })
  addEventListener('resize', ask)
  return () => {
    changes.disconnect()
    removeEventListener('scroll', rest)
    clearTimeout(scrolled)
    removeEventListener('resize', ask)
    cancelAnimationFrame(asked)
  }
}

/** What `ToastProvider` loads when it is needed. */
export function ToastStack({ label, ...rest }: ToastStackProps) {
  // It comes a moment after the stack, through a portal.
  const [viewport, setViewport] = useState<HTMLDivElement | null>(null)
  useEffect(() => (viewport ? keepClear(viewport) : undefined), [viewport])
  return (
    <Base.Provider timeout={5000} limit={3}>
      <Base.Portal>
        <Base.Viewport ref={setViewport} className={styles.viewport} aria-label={label} data-above-bar="">
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
