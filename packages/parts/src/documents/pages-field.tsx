import { type PageTrouble, PICTURE_MOST_BYTES, shrinkPicture } from '@vizit/client/documents/shrink-picture'
import { usePageAddress } from '@vizit/client/documents/use-documents'
import { PAGES_MOST } from '@vizit/rules/documents'
import { Banner } from '@vizit/ui/banner'
import { Button } from '@vizit/ui/button'
import { IconButton } from '@vizit/ui/icon-button'
import Camera from 'lucide-react/icons/camera'
import Image from 'lucide-react/icons/image'
import X from 'lucide-react/icons/x'
import { useId, useRef, useState } from 'react'
import { useKeptFocus } from '../frame/use-kept-focus.ts'
import { useWords } from '../words/words.tsx'
import styles from './documents.module.css'
import { useOpenVault } from './open-vault.ts'

const MEGABYTE = 1024 * 1024

type PagesFieldProps = { pages: readonly (string | Blob)[]; onChange: (pages: readonly (string | Blob)[]) => void }

/** Pictures of the pages, by the camera or from files. They are made smaller here, and nothing of them leaves. */
export function PagesField({ pages, onChange }: PagesFieldProps) {
  const words = useWords('documents')
  const titleId = useId()
  const camera = useRef<HTMLInputElement>(null)
  const files = useRef<HTMLInputElement>(null)
  const [isReading, setReading] = useState(false)
  const [fault, setFault] = useState<PageTrouble | 'too-many'>()

  async function take(input: HTMLInputElement) {
    const chosen = [...(input.files ?? [])]
    // The same file may be chosen again.
    input.value = ''
    if (chosen.length === 0) return
    setFault(undefined)
    setReading(true)
    const taken: Blob[] = []
    for (const file of chosen) {
      if (pages.length + taken.length >= PAGES_MOST) {
        setFault('too-many')
        break
      }
      const small = await shrinkPicture(file)
      if (typeof small === 'string') setFault(small)
      else taken.push(small)
    }
    setReading(false)
    onChange([...pages, ...taken])
  }

  const told = {
    'not-a-picture': words.faults['not-a-picture'],
    'too-large': words.faults['too-large'](PICTURE_MOST_BYTES / MEGABYTE),
    'too-many': words.faults['too-many'](PAGES_MOST)
  }
  const input = { type: 'file', accept: 'image/*', hidden: true, tabIndex: -1 } as const
  return (
    <div className={styles.pages} role="group" aria-labelledby={titleId} {...useKeptFocus()}>
      <h2 id={titleId} className={styles.label}>
        {words.pages}
      </h2>
      <p className={styles.small}>{words.pagesText}</p>
      {pages.length > 0 ? (
        <ol className={styles.thumbs}>
          {pages.map((page, at) => (
            <li key={typeof page === 'string' ? page : `new ${at} ${page.size}`} className={styles.thumb}>
              <Thumb page={page} alt={words.page(at + 1)} />
              <IconButton
                className={styles.drop}
                label={words.dropPage(at + 1)}
                icon={<X aria-hidden="true" />}
                onClick={() => onChange(pages.filter(one => one !== page))}
              />
            </li>
          ))}
        </ol>
      ) : null}
      <input ref={camera} {...input} capture="environment" onChange={event => void take(event.currentTarget)} />
      <input ref={files} {...input} multiple onChange={event => void take(event.currentTarget)} />
      <div className={styles.ways}>
        <Button
          kind="second"
          icon={<Camera aria-hidden="true" />}
          waiting={isReading ? words.reading : undefined}
          onClick={() => camera.current?.click()}
        >
          {words.camera}
        </Button>
        <Button kind="outline" icon={<Image aria-hidden="true" />} onClick={() => files.current?.click()}>
          {words.file}
        </Button>
      </div>
      {fault ? (
        <Banner kind="danger" live>
          {told[fault]}
        </Banner>
      ) : null}
    </div>
  )
}

function Thumb({ page, alt }: { page: string | Blob; alt: string }) {
  const address = usePageAddress(useOpenVault().vault, page)
  return address ? <img className={styles.thumbPicture} src={address} alt={alt} /> : null
}
