import { useDocuments, usePageAddress, useRemoveDocument } from '@vizit/client/documents/use-documents'
import { type IdentityDocument, maskedNumber } from '@vizit/rules/documents'
import { Badge } from '@vizit/ui/badge'
import { Button } from '@vizit/ui/button'
import { FullView } from '@vizit/ui/dialogs/full-view'
import { EmptyTalon } from '@vizit/ui/talon/empty-talon'
import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import Pencil from 'lucide-react/icons/pencil'
import Smartphone from 'lucide-react/icons/smartphone'
import Trash2 from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import { useAddresses } from '../addresses/addresses.ts'
import { ConfirmAction } from '../confirming/confirm-action.tsx'
import { Screen } from '../frame/screen.tsx'
import { WindowTitle } from '../frame/window-title.tsx'
import { PictureSlides } from '../pictures/picture-slides.tsx'
import { Zoomable } from '../pictures/zoomable.tsx'
import { useWays } from '../ways/ways.ts'
import { useWords } from '../words/words.tsx'
import { useUntil } from './document-card.tsx'
import styles from './documents.module.css'
import { useOpenVault } from './open-vault.ts'

/** [2.134] [2.167] One document: its pages beside each other, its number once it is asked for. */
export function DocumentViewScreen({ documentId }: { documentId: string }) {
  const words = useWords('documents')
  const shell = useWords('shell')
  const addresses = useAddresses()
  const { vault } = useOpenVault()
  const { data } = useDocuments(vault)
  if (!data) return null
  const document = data.find(({ id }) => id === documentId)
  if (document) return <OpenDocument document={document} />
  return (
    <Screen title={words.title} back={{ label: shell.back, href: addresses.documents() }}>
      <EmptyTalon title={words.notFound} text={words.notFoundText} actions={<Button href={addresses.documents()}>{words.toList}</Button>} />
    </Screen>
  )
}

function OpenDocument({ document }: { document: IdentityDocument }) {
  const words = useWords('documents')
  const addresses = useAddresses()
  const ways = useWays()
  const { vault } = useOpenVault()
  const remove = useRemoveDocument(vault)
  const [isShown, setShown] = useState(false)
  const [isAsked, setAsked] = useState(false)
  const kind = words.kinds[document.kind]
  const until = useUntil(document)
  const close = () => void ways.go(addresses.documents(), { replace: true })
  return (
    <>
      <WindowTitle title={words.title} />
      <FullView
        onClose={close}
        closeLabel={words.close}
        title={kind}
        note={[document.owner, until].filter(Boolean).join(' · ') || undefined}
        actions={
          <>
            {document.number ? (
              <Button
                kind="second"
                icon={isShown ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
                onClick={() => setShown(!isShown)}
              >
                {isShown ? words.hideNumber : words.showNumber}
              </Button>
            ) : null}
            <Button kind="outline" icon={<Pencil aria-hidden="true" />} href={addresses.editDocument(document.id)}>
              {words.change}
            </Button>
            <Button kind="danger-text" icon={<Trash2 aria-hidden="true" />} onClick={() => setAsked(true)}>
              {words.remove}
            </Button>
          </>
        }
      >
        <div className={styles.view}>
          <div className={styles.above}>
            <Badge kind="plain" icon={<Smartphone aria-hidden="true" />}>
              {words.onlyHere}
            </Badge>
            {document.number ? (
              <p className={styles.number} aria-live="polite">
                {isShown ? document.number : maskedNumber(document.number)}
              </p>
            ) : null}
          </div>
          {document.pages.length > 0 ? (
            <PictureSlides
              label={words.picturesOf(kind)}
              pictures={document.pages.map((page, at) => ({
                key: page,
                picture: <Page page={page} alt={words.pageOf(kind, at + 1)} />
              }))}
            />
          ) : null}
        </div>
        {/* Inside, so that it stands above: two views side by side would close each other. */}
        <ConfirmAction
          open={isAsked}
          action={remove}
          of={document}
          title={words.removeTitle}
          text={words.removeText(kind, document.owner)}
          words={{ go: words.remove, waiting: words.removing, back: words.keep }}
          said={() => words.removed}
          onClose={() => setAsked(false)}
          onDone={close}
        />
      </FullView>
    </>
  )
}

function Page({ page, alt }: { page: string; alt: string }) {
  const words = useWords('pictures')
  const address = usePageAddress(useOpenVault().vault, page)
  if (address) return <Zoomable src={address} alt={alt} />
  return <p className={styles.noPicture}>{address === null ? words.opening : words.broken}</p>
}
