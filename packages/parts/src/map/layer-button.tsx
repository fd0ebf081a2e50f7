import type { MapLayer } from '@vizit/rules/map-tiles'
import { IconButton } from '@vizit/ui/icon-button'
import Check from 'lucide-react/icons/check'
import Layers from 'lucide-react/icons/layers'
import { useEffect, useId, useState } from 'react'
import { useWords } from '../words/words.tsx'
import styles from './places-map.module.css'

type LayerButtonProps = { offered: readonly MapLayer[]; layer: MapLayer; onLayer: (layer: MapLayer) => void }

/** [2.182] Which look the map has, of those that are offered here. */
export function LayerButton({ offered, layer, onLayer }: LayerButtonProps) {
  const words = useWords('map')
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    if (!isOpen) return
    const close = ({ key }: KeyboardEvent) => key === 'Escape' && setOpen(false)
    addEventListener('keydown', close)
    return () => removeEventListener('keydown', close)
  }, [isOpen])
  if (offered.length < 2) return null
  return (
    <div className={styles.layers}>
      <IconButton
        label={`${words.layersTitle}: ${words.layers[layer]}`}
        icon={<Layers aria-hidden="true" />}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      />
      {isOpen ? (
        <fieldset id={id} className={styles.menu}>
          <legend className="visually-hidden">{words.layersTitle}</legend>
          {offered.map(one => (
            <label key={one} className={styles.layer}>
              <input type="radio" className={styles.radio} name={id} checked={one === layer} onChange={() => onLayer(one)} />
              <span>{words.layers[one]}</span>
              {one === layer ? <Check size={20} aria-hidden="true" /> : null}
            </label>
          ))}
        </fieldset>
      ) : null}
    </div>
  )
}
