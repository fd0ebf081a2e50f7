import RotateCcw from 'lucide-react/icons/rotate-ccw'
import ServerOff from 'lucide-react/icons/server-off'
import type { ReactNode } from 'react'
import { Button } from '../button.tsx'
import { Card } from '../card.tsx'
import styles from './error-card.module.css'

export type ErrorCardProps = {
  /** What happened. */
  title: ReactNode
  /** What is safe and what to do. */
  text?: ReactNode
  icon?: ReactNode
  retry?: { label: string; onPress: () => void; waiting?: string | undefined }
  /** `more`: other ways there, below. */
  support?: { label: string; href: string; more?: ReactNode } | undefined
  titleLevel?: 1 | 2
}

/** A page or part that did not load: what happened, what to do, try again, support. */
export function ErrorCard({ title, text, icon, retry, support, titleLevel = 2 }: ErrorCardProps) {
  const Title = `h${titleLevel}` as const
  return (
    <Card className={styles.card} role="alert">
      <span className={styles.icon}>{icon ?? <ServerOff aria-hidden="true" />}</span>
      <Title className={styles.title}>{title}</Title>
      {text ? <p className={styles.text}>{text}</p> : null}
      <div className={styles.actions}>
        {retry ? (
          <Button wide icon={<RotateCcw aria-hidden="true" />} waiting={retry.waiting} onClick={retry.onPress}>
            {retry.label}
          </Button>
        ) : null}
        {support ? (
          <Button kind="ghost" wide href={support.href}>
            {support.label}
          </Button>
        ) : null}
        {support?.more}
      </div>
    </Card>
  )
}
