import 'react-easy-crop/react-easy-crop.css'
import type { Cut } from '@vizit/client/photo/read-picture'
import { Stack } from '@vizit/ui/stack'
import { useState } from 'react'
import Cropper from 'react-easy-crop'
import { useWords } from '../words/words.tsx'
import styles from './photo-cropper.module.css'

const MOST_ZOOM = 4
const STEP = 0.1

export type PhotoCropperProps = { address: string; onCut: (cut: Cut) => void; onUnreadable: () => void }

/** Moves and enlarges a picture under a square frame: by finger, mouse or keyboard. */
export function PhotoCropper({ address, onCut, onUnreadable }: PhotoCropperProps) {
  const words = useWords('photo')
  const [crop, setCrop] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  return (
    <Stack gap={12}>
      <div className={styles.stage}>
        <Cropper
          image={address}
          crop={crop}
          zoom={zoom}
          maxZoom={MOST_ZOOM}
          aspect={1}
          showGrid={false}
          objectFit="cover"
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropComplete={(_, pixels) => onCut(pixels)}
          // The content policy lets no style be written into the page; ours is in the bundle.
          disableAutomaticStylesInjection
          mediaProps={{ alt: '', onError: onUnreadable }}
          cropperProps={{ 'aria-label': words.crop, role: 'group' }}
        />
      </div>
      <label className={styles.zoom}>
        <span>{words.zoom}</span>
        <input type="range" min={1} max={MOST_ZOOM} step={STEP} value={zoom} onChange={event => setZoom(Number(event.target.value))} />
      </label>
    </Stack>
  )
}
