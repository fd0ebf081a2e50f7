import type { CSSProperties } from 'react'
import { classNames } from './class-names.ts'
import styles from './skeleton.module.css'

export type SkeletonProps = {
  /** CSS lengths; the width may be a percentage. Give those of the text or box that will stand here. */
  width?: string
  height?: string
  /** `text` is a bar as high as a letter, `box` has the corners of a control, `round` of an avatar. */
  shape?: 'text' | 'box' | 'round'
  className?: string | undefined
}

/** A quiet grey shape in place of content. Put it into a box with `aria-busy` and name the wait with a `LiveRegion`. */
export function Skeleton({ width = '100%', height = '12px', shape = 'text', className }: SkeletonProps) {
  const size = { '--skeleton-width': width, '--skeleton-height': height } as CSSProperties
  return <span className={classNames(styles.skeleton, styles[shape], className)} style={size} aria-hidden="true" />
}
