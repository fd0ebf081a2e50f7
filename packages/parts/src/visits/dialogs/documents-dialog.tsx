import { dayOf, showDate } from '@vizit/client/days/show-day'
import { serviceName } from '@vizit/client/names/spoken-services'
import { files } from '@vizit/client/platform/files'
import { useOpenVisitDocument, useVisitDocuments } from '@vizit/client/visits/use-visit-documents'
import type { Visit, VisitDocument } from '@vizit/contract/visits'
import { Banner } from '@vizit/ui/banner'
import { CardSkeleton } from '@vizit/ui/card-skeleton'
import { Dialog } from '@vizit/ui/dialogs/dialog'
import { List } from '@vizit/ui/list'
import { ListRow } from '@vizit/ui/list-row'
import { LiveRegion } from '@vizit/ui/live-region'
import Download from 'lucide-react/icons/download'
import FileText from 'lucide-react/icons/file-text'
import Image from 'lucide-react/icons/image'
import { lazy, Suspense, useState } from 'react'
import { useRefusalWords } from '../../refusal-words/use-refusal-words.ts'
import { saying } from '../../words/saying.ts'
import { useWords } from '../../words/words.tsx'

const VisitPictures = lazy(saying(['pictures'], async () => ({ default: (await import('./visit-pictures.tsx')).VisitPictures })))

/** What the clinic attached to a visit: a picture is shown here, a document is kept by the browser. No copy stays in the page. */
export function DocumentsDialog({ visit, onClose }: { visit: Visit; onClose: () => void }) {
  const words = useWords('visitsMore')
  const tell = useRefusalWords()
  const documents = useVisitDocuments(visit.orderId)
  const open = useOpenVisitDocument()
  const [picture, setPicture] = useState<VisitDocument | null>(null)
  if (picture) {
    const pictures = documents.data?.filter(one => one.kind === 'image') ?? []
    return (
      <Suspense>
        <VisitPictures
          orderId={visit.orderId}
          pictures={pictures}
          first={pictures.indexOf(picture)}
          onBack={() => setPicture(null)}
          onClose={onClose}
        />
      </Suspense>
    )
  }

  function press(document: VisitDocument) {
    if (document.kind === 'image') setPicture(document)
    else open.mutate({ orderId: visit.orderId, document }, { onSuccess: bytes => void files.save(bytes, document.name) })
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={words.documentsTitle}
      text={visit.serviceName === null ? visit.physicianName : serviceName(visit.serviceName)}
      closeLabel={words.close}
      actions={
        open.isError ? (
          <Banner kind="danger" title={words.openFailed} live>
            {tell(open.error).text}
          </Banner>
        ) : undefined
      }
    >
      {documents.data ? (
        documents.data.length === 0 ? (
          <p>{words.documentsEmpty}</p>
        ) : (
          <List label={words.documentsTitle}>
            {documents.data.map(document => (
              <DocumentRow
                key={document.documentId}
                document={document}
                isOpening={open.isPending && open.variables.document.documentId === document.documentId}
                onPress={() => press(document)}
              />
            ))}
          </List>
        )
      ) : documents.error ? (
        <Banner live kind="danger" title={words.documentsFailed} retry={{ label: words.retry, onPress: () => void documents.refetch() }}>
          {tell(documents.error).text}
        </Banner>
      ) : (
        <div aria-busy="true">
          <LiveRegion text={words.documentsLoading} />
          <CardSkeleton lines={2} />
        </div>
      )}
    </Dialog>
  )
}

type DocumentRowProps = { document: VisitDocument; isOpening: boolean; onPress: () => void }

function DocumentRow({ document, isOpening, onPress }: DocumentRowProps) {
  const words = useWords('visitsMore')
  const isPicture = document.kind === 'image'
  const note = words.documentNote(
    isPicture ? words.picture : words.document,
    words.size(document.sizeBytes),
    showDate(dayOf(document.addedAt))
  )
  return (
    <ListRow
      lead={isPicture ? <Image aria-hidden="true" /> : <FileText aria-hidden="true" />}
      title={document.name}
      note={isOpening ? words.opening : note}
      trail={isPicture ? undefined : <Download aria-hidden="true" />}
      onPress={onPress}
    />
  )
}
