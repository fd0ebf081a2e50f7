import { files } from '@vizit/client/platform/files'
import { useVisitPicture } from '@vizit/client/visits/use-visit-documents'
import type { VisitDocument } from '@vizit/contract/visits'
import { Banner } from '@vizit/ui/banner'
import { Button } from '@vizit/ui/button'
import { FullView } from '@vizit/ui/dialogs/full-view'
import { useEffect, useState } from 'react'
import { PictureSlides } from '../../pictures/picture-slides.tsx'
import { Zoomable } from '../../pictures/zoomable.tsx'
import { useRefusalWords } from '../../refusal-words/use-refusal-words.ts'
import { useWords } from '../../words/words.tsx'

/** `first`: the place of the one that was pressed. */
type VisitPicturesProps = { orderId: string; pictures: readonly VisitDocument[]; first: number; onBack: () => void; onClose: () => void }

/** [2.170] The pictures of a visit beside each other, over the whole window; each is fetched once it is looked at. */
export function VisitPictures({ orderId, pictures, first, onBack, onClose }: VisitPicturesProps) {
  const words = useWords('visitsMore')
  const [at, setAt] = useState(first)
  const { name } = pictures[at]!
  const { data: bytes } = useVisitPicture(orderId, pictures[at]!, true)
  return (
    <FullView
      onClose={onClose}
      closeLabel={words.close}
      title={name}
      actions={
        <>
          <Button kind="second" disabled={!bytes} onClick={() => void (bytes && files.save(bytes, name))}>
            {words.download}
          </Button>
          <Button kind="outline" onClick={onBack}>
            {words.backToDocuments}
          </Button>
        </>
      }
    >
      <PictureSlides
        label={words.pictures}
        first={first}
        onShow={setAt}
        pictures={pictures.map((one, place) => ({
          key: one.documentId,
          picture: <Picture orderId={orderId} document={one} isLookedAt={place === at} />
        }))}
      />
    </FullView>
  )
}

function Picture({ orderId, document, isLookedAt }: { orderId: string; document: VisitDocument; isLookedAt: boolean }) {
  const words = useWords('visitsMore')
  const tell = useRefusalWords()
  const { data, error, refetch } = useVisitPicture(orderId, document, isLookedAt)
  const address = useAddress(data)
  if (address) return <Zoomable src={address} alt={document.name} />
  if (!error) return <p>{words.opening}</p>
  return (
    <Banner kind="danger" title={words.openFailed} live retry={{ label: words.retry, onPress: () => void refetch() }}>
      {tell(error).text}
    </Banner>
  )
}

/** It lives as long as the picture is there. */
function useAddress(bytes: Blob | undefined): string | undefined {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    if (!bytes) return
    const made = URL.createObjectURL(bytes)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [bytes])
  return address
}
