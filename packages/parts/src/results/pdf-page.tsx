import { useEffect, useRef, useState } from 'react'
import { useWords } from '../words/words.tsx'
import { drawPage, linesOf, type OpenPdf } from './pdf-document.ts'
import styles from './pdf-pages.module.css'

/** Most dots a page is drawn with across one CSS pixel: phones would run out of memory before anybody sees more. */
const DENSITY_MOST = 2.5

type Words = { kind: 'waiting' } | { kind: 'read'; lines: string[] } | { kind: 'failed' }

/** One page: the picture of it for the eye, its words for who listens. Drawn when it comes near. */
export function PdfPage({ document, number }: { document: OpenPdf['pages']; number: number }) {
  const words = useWords('results')
  const sheet = useRef<HTMLElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const [isNear, setNear] = useState(false)
  const [text, setText] = useState<Words>({ kind: 'waiting' })

  useEffect(() => {
    const near = new IntersectionObserver(
      entries => {
        if (entries.some(entry => entry.isIntersecting)) setNear(true)
      },
      { rootMargin: '600px' }
    )
    near.observe(sheet.current!)
    return () => near.disconnect()
  }, [])

  useEffect(() => {
    if (!isNear) return
    let isGone = false
    let task: ReturnType<typeof drawPage> | undefined
    async function draw() {
      const page = await document.getPage(number)
      if (isGone) return
      task = drawPage(page, canvas.current!, sheet.current!.clientWidth, Math.min(DENSITY_MOST, Math.max(2, devicePixelRatio)))
      await task.promise
      const lines = await linesOf(page)
      if (!isGone) setText({ kind: 'read', lines })
    }
    draw().catch(() => {
      if (!isGone) setText({ kind: 'failed' })
    })
    return () => {
      isGone = true
      task?.cancel()
    }
  }, [document, number, isNear])

  return (
    <section ref={sheet} className={styles.page} aria-label={words.page(number, document.numPages)} aria-busy={text.kind === 'waiting'}>
      <canvas ref={canvas} className={styles.canvas} width={210} height={297} aria-hidden="true" />
      {text.kind === 'failed' ? <p className={styles.failed}>{`${words.notDrawn}. ${words.notDrawnText}`}</p> : null}
      {text.kind === 'read' ? (
        <div className="visually-hidden">
          {text.lines.length === 0 ? <p>{words.noText}</p> : null}
          {text.lines.map((line, at) => (
            // The lines of a page never change places.
            <p key={at}>{line}</p>
          ))}
        </div>
      ) : null}
    </section>
  )
}
