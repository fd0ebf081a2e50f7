import { Banner } from '@vizit/ui/banner'
import { CardSkeleton } from '@vizit/ui/card-skeleton'
import { Stack } from '@vizit/ui/stack'
import { useEffect, useState } from 'react'
import { useAddresses } from '../addresses/addresses.ts'
import { useWords } from '../words/words.tsx'
import { type OpenPdf, openPdf } from './pdf-document.ts'
import { PdfPage } from './pdf-page.tsx'

type State = { kind: 'loading' } | { kind: 'failed' } | { kind: 'open'; document: OpenPdf['pages'] }

/** The pages of a document one under the other. */
export function PdfPages({ pdf }: { pdf: Blob }) {
  const words = useWords('results')
  const images = useAddresses().pdfImages()
  const [state, setState] = useState<State>({ kind: 'loading' })
  useEffect(() => {
    let isGone = false
    let open: OpenPdf | undefined
    async function begin() {
      open = await openPdf(pdf, images)
      if (isGone) open.close()
      else setState({ kind: 'open', document: open.pages })
    }
    begin().catch(() => {
      if (!isGone) setState({ kind: 'failed' })
    })
    return () => {
      isGone = true
      open?.close()
    }
  }, [pdf, images])

  switch (state.kind) {
    case 'loading':
      return <CardSkeleton lines={6} />
    case 'failed':
      return (
        <Banner kind="danger" title={words.notDrawn} live>
          {words.notDrawnText}
        </Banner>
      )
    case 'open':
      return (
        <Stack gap={12}>
          {Array.from({ length: state.document.numPages }, (_, at) => (
            <PdfPage key={at} document={state.document} number={at + 1} />
          ))}
        </Stack>
      )
  }
}
