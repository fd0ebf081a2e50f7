import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import Clock from 'lucide-react/icons/clock'
import Info from 'lucide-react/icons/info'
import WifiOff from 'lucide-react/icons/wifi-off'
import type { ReactNode } from 'react'
import styles from './banner.module.css'
import { Button } from './button.tsx'
import { classNames } from './class-names.ts'

export type BannerKind = 'info' | 'ok' | 'wait' | 'danger' | 'offline'

const ICONS = { info: Info, ok: CircleCheck, wait: Clock, danger: CircleAlert, offline: WifiOff }

export type BannerProps = {
  kind: BannerKind
  /** The fact, in bold. */
  title?: ReactNode
  /** The explanation and the way out. */
  children?: ReactNode
  /** A small button or link: at the end for `offline`, below the words otherwise. */
  action?: ReactNode
  /** The press that tries once more, as the action. */
  retry?: { label: string; onPress: () => void }
  /** Several buttons, or one beside many words: on a phone they stand below, with the width below the icon, too. */
  wideAction?: boolean
  /** Another icon, or `false` for none. */
  icon?: ReactNode
  /** It appeared because of something that has just happened: read it aloud. */
  live?: boolean
}

/** A soft block inside the page: icon, bold sentence, explanation. `offline` is inverted ink. */
export function Banner({ kind, title, children, action, retry, wideAction, icon, live }: BannerProps) {
  const Icon = ICONS[kind]
  const way = retry ? (
    <Button kind={kind === 'offline' ? 'outline' : 'second'} size="small" onClick={retry.onPress}>
      {retry.label}
    </Button>
  ) : (
    action
  )
  return (
    <div className={classNames(styles.banner, styles[kind])} role={live ? (kind === 'danger' ? 'alert' : 'status') : undefined}>
      {icon === false ? null : <span className={styles.icon}>{icon ?? <Icon strokeWidth={1.9} aria-hidden="true" />}</span>}
      <div className={styles.words}>
        {title ? <p className={styles.title}>{title}</p> : null}
        {children ? <div className={styles.text}>{children}</div> : null}
        {way ? <div className={classNames(styles.action, wideAction && styles.wide)}>{way}</div> : null}
      </div>
    </div>
  )
}
