import { type MouseEvent, type ReactNode, useLayoutEffect, useRef } from 'react'
import styles from './shell.module.css'
import { tellBars } from './takes-bar.ts'

export type ShellProps = {
  /** The link that jumps over the navigation. */
  skipLabel: string
  /** `SideBar`; shown from 768 px. */
  sideBar?: ReactNode
  /** `BottomBar`; shown under 768 px, and hidden while a `SummaryBar` or `ActionBar` takes its place. */
  bottomBar?: ReactNode
  /** Above the page: an offline banner or an outdated version. */
  notice?: ReactNode
  children: ReactNode
  /** After the page: one quiet line. */
  help?: ReactNode
}

/** The frame of an app: side bar and content, bottom bar under 768 px. Content is at most 1280 wide. */
export function Shell({ skipLabel, sideBar, bottomBar, notice, children, help }: ShellProps) {
  const main = useRef<HTMLElement>(null)
  useLayoutEffect(tellBars, [])

  function skip(event: MouseEvent) {
    event.preventDefault()
    main.current?.focus()
  }

  return (
    <div className={styles.shell} data-side={sideBar ? '' : undefined} data-bottom={bottomBar ? '' : undefined}>
      <a className={styles.skip} href="#main" onClick={skip}>
        {skipLabel}
      </a>
      {sideBar ? <div className={styles.side}>{sideBar}</div> : null}
      <main className={styles.main} id="main" tabIndex={-1} ref={main} data-above-bar="">
        {notice ? <div className={styles.notice}>{notice}</div> : null}
        {children}
        {help ? <p className={styles.help}>{help}</p> : null}
      </main>
      {bottomBar ? <div className={styles.bottom}>{bottomBar}</div> : null}
    </div>
  )
}
