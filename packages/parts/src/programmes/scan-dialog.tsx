import { camera } from '@vizit/client/platform/camera'
import { type BarCodeReader, openBarCodeReader } from '@vizit/client/scan/bar-code-reader'
import { watch } from '@vizit/client/scan/watch'
import { readContractKey } from '@vizit/rules/programme'
import { Banner } from '@vizit/ui/banner'
import { Button } from '@vizit/ui/button'
import { Dialog } from '@vizit/ui/dialogs/dialog'
import { IconButton } from '@vizit/ui/icon-button'
import Flashlight from 'lucide-react/icons/flashlight'
import Image from 'lucide-react/icons/image'
import { useEffect, useRef, useState } from 'react'
import { useWords } from '../words/words.tsx'
import styles from './scan.module.css'

export type ScanDialogProps = {
  open: boolean
  onClose: () => void
  /** The digits of the card. */
  onRead: (barcode: string) => void
  onClosed: () => void
}

type Told = 'opening' | 'aim' | 'other' | 'refused' | 'none' | 'nothing' | 'failed'

/** [1.43] The bar code of an insurance card by the camera or from a photo: nothing of the picture leaves the device. */
export function ScanDialog({ open, onClose, onRead, onClosed }: ScanDialogProps) {
  const words = useWords('programmes')
  return (
    <Dialog open={open} onClose={onClose} onClosed={onClosed} title={words.scanTitle} closeLabel={words.scanClose}>
      {open ? <Scanner onClose={onClose} onRead={onRead} /> : null}
    </Dialog>
  )
}

function Scanner({ onClose, onRead }: Pick<ScanDialogProps, 'onClose' | 'onRead'>) {
  const words = useWords('programmes')
  const video = useRef<HTMLVideoElement>(null)
  const files = useRef<HTMLInputElement>(null)
  const reader = useReader()
  const [told, setTold] = useState<Told>(() => (camera.mayAsk() ? 'opening' : 'none'))
  const [isReading, setReading] = useState(false)
  const [light, setLight] = useState<ReturnType<typeof camera.lightOf>>(null)
  const [isLit, setLit] = useState(false)
  const done = useRef(onRead)
  done.current = onRead

  useEffect(() => {
    const over = new AbortController()
    if (camera.mayAsk()) void look(over.signal)
    return () => over.abort()

    async function look(signal: AbortSignal) {
      const seenBy = await camera.open()
      if (seenBy === 'refused' || seenBy === 'none') return signal.aborted ? undefined : setTold(seenBy)
      const stop = () => seenBy.getTracks().forEach(track => track.stop())
      if (signal.aborted || !video.current) return stop()
      signal.addEventListener('abort', stop)
      video.current.srcObject = seenBy
      await video.current.play().catch(() => undefined)
      if (signal.aborted) return
      setTold('aim')
      setLight(() => camera.lightOf(seenBy))
      const seen = (codes: string[]) => {
        const barcode = barcodeIn(codes)
        if (barcode) done.current(barcode)
        else if (codes.length > 0) setTold('other')
        return barcode ? 'done' : 'go-on'
      }
      await watch(video.current, async picture => (await reader()).read(picture), seen, signal).catch(() => {
        if (!signal.aborted) setTold('failed')
      })
    }
  }, [reader])

  async function take(input: HTMLInputElement) {
    const [photo] = input.files ?? []
    // The same file may be chosen again.
    input.value = ''
    if (!photo) return
    setReading(true)
    const picture = await createImageBitmap(photo).catch(() => undefined)
    const codes = picture
      ? await reader()
          .then(one => one.read(picture))
          .catch(() => undefined)
      : []
    setReading(false)
    const barcode = codes && barcodeIn(codes)
    if (barcode) return done.current(barcode)
    setTold(!codes ? 'failed' : codes.length > 0 ? 'other' : 'nothing')
  }

  /** A light that does not obey is no light. */
  async function shine(on: boolean) {
    await light?.(on).then(
      () => setLit(on),
      () => setLight(null)
    )
  }

  const isLooking = told === 'opening' || told === 'aim' || told === 'other'
  return (
    <div className={styles.scanner}>
      {camera.mayAsk() && told !== 'refused' && told !== 'none' ? (
        <div className={styles.view}>
          {/* The camera's own picture: nothing is said in it. */}
          <video ref={video} className={styles.video} muted playsInline aria-hidden="true" />
          {light ? (
            <IconButton
              className={styles.light}
              label={words.scanLight}
              pressed={isLit}
              icon={<Flashlight aria-hidden="true" />}
              onClick={() => void shine(!isLit)}
            />
          ) : null}
        </div>
      ) : null}
      {isLooking ? (
        <p role="status" className={styles.told}>
          {words.scanTold[told]}
        </p>
      ) : (
        <Banner kind={told === 'none' ? 'info' : 'danger'} live title={told === 'refused' ? words.scanRefused : undefined}>
          {words.scanTold[told]}
        </Banner>
      )}
      <input ref={files} type="file" accept="image/*" hidden onChange={event => void take(event.currentTarget)} />
      <Button
        kind="second"
        wide
        icon={<Image aria-hidden="true" />}
        waiting={isReading ? words.scanReading : undefined}
        onClick={() => files.current?.click()}
      >
        {words.scanPhoto}
      </Button>
      <Button kind="ghost" wide onClick={onClose}>
        {words.scanType}
      </Button>
    </div>
  )
}

/** The reader, opened when it is first asked for and closed with the dialog. */
function useReader(): () => Promise<BarCodeReader> {
  const opened = useRef<Promise<BarCodeReader>>(undefined)
  useEffect(
    () => () => {
      void opened.current?.then(reader => reader.close())
      opened.current = undefined
    },
    []
  )
  const [ask] = useState(() => () => (opened.current ??= openBarCodeReader()))
  return ask
}

/** Interleaved two of five has an even number of digits: thirteen are printed with a nought before them. */
const PADDED = /^0(?=\d{13}$)/

/** The first of them that is the number of a card. */
function barcodeIn(codes: string[]): string | undefined {
  for (const code of codes) {
    const key = readContractKey(code.replace(PADDED, ''))
    if (key?.kind === 'barcode') return key.barcode
  }
  return undefined
}
