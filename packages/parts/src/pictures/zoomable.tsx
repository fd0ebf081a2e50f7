import { IconButton } from '@vizit/ui/icon-button'
import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import { type PointerEvent, useRef, useState } from 'react'
import { useWords } from '../words/words.tsx'
import styles from './pictures.module.css'
import { MOST_TIMES, movedBy, type Point, WHOLE, type Zoom, zoomedAround } from './zoom.ts'

const STEP = 1.6
const DOUBLE_TAP_MILLIS = 300
const DOUBLE_TAP_TIMES = 2.5

/** One picture: larger by two fingers, a double tap or the buttons; then one finger moves it. */
export function Zoomable({ src, alt }: { src: string; alt: string }) {
  const words = useWords('pictures')
  const box = useRef<HTMLDivElement>(null)
  const fingers = useRef(new Map<number, Point>())
  const lastTap = useRef(Number.NEGATIVE_INFINITY)
  const [zoom, setZoom] = useState<Zoom>(WHOLE)

  function size() {
    const { width, height } = box.current!.getBoundingClientRect()
    return { width, height }
  }
  function fromMiddle({ x, y }: Point): Point {
    const place = box.current!.getBoundingClientRect()
    return { x: x - place.x - place.width / 2, y: y - place.y - place.height / 2 }
  }
  const around = (point: Point, factor: number) => setZoom(now => zoomedAround(now, point, factor, size()))

  function down(event: PointerEvent) {
    const here = { x: event.clientX, y: event.clientY }
    fingers.current.set(event.pointerId, here)
    if (fingers.current.size > 1) return
    const isDouble = event.timeStamp - lastTap.current < DOUBLE_TAP_MILLIS
    lastTap.current = isDouble ? Number.NEGATIVE_INFINITY : event.timeStamp
    if (isDouble) around(fromMiddle(here), zoom.times > 1 ? 1 / MOST_TIMES : DOUBLE_TAP_TIMES)
  }
  function move(event: PointerEvent) {
    const was = fingers.current.get(event.pointerId)
    if (!was) return
    const here = { x: event.clientX, y: event.clientY }
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1]
    fingers.current.set(event.pointerId, here)
    if (other) {
      const before = Math.hypot(was.x - other.x, was.y - other.y)
      const now = Math.hypot(here.x - other.x, here.y - other.y)
      if (before > 0) around(fromMiddle({ x: (here.x + other.x) / 2, y: (here.y + other.y) / 2 }), now / before)
    } else setZoom(now => movedBy(now, { x: here.x - was.x, y: here.y - was.y }, size()))
  }
  const up = (event: PointerEvent) => void fingers.current.delete(event.pointerId)

  return (
    <div className={styles.zoomable}>
      <div
        ref={box}
        className={styles.box}
        data-larger={zoom.times > 1 || undefined}
        onPointerDown={down}
        onPointerMove={move}
        onPointerUp={up}
        onPointerCancel={up}
        onPointerLeave={up}
      >
        <img
          className={styles.picture}
          src={src}
          alt={alt}
          draggable={false}
          style={{ transform: `translate(${zoom.x}px, ${zoom.y}px) scale(${zoom.times})` }}
        />
      </div>
      <div className={styles.zooms}>
        <IconButton
          label={words.smaller}
          icon={<Minus aria-hidden="true" />}
          aria-disabled={zoom.times === 1}
          onClick={() => around(WHOLE, 1 / STEP)}
        />
        <IconButton
          label={words.larger}
          icon={<Plus aria-hidden="true" />}
          aria-disabled={zoom.times === MOST_TIMES}
          onClick={() => around(WHOLE, STEP)}
        />
      </div>
    </div>
  )
}
