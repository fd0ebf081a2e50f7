import type { BookingSearch } from '@vizit/client/booking/booking-search'
import type { DoctorSearch } from '@vizit/client/booking/use-doctor-search'
import { classNames } from '@vizit/ui/class-names.ts'
import { Section } from '@vizit/ui/page/section'
import Baby from 'lucide-react/icons/baby'
import Brain from 'lucide-react/icons/brain'
import Ear from 'lucide-react/icons/ear'
import Eye from 'lucide-react/icons/eye'
import Flower2 from 'lucide-react/icons/flower-2'
import HandHeart from 'lucide-react/icons/hand-heart'
import HeartPulse from 'lucide-react/icons/heart-pulse'
import Scissors from 'lucide-react/icons/scissors'
import Stethoscope from 'lucide-react/icons/stethoscope'
import Waves from 'lucide-react/icons/waves'
import type { ComponentType } from 'react'
import { useSoonWords } from '../../days/use-day-words.ts'
import { useWords } from '../../words/words.tsx'
import { GROWN, SMALL, type TileKind } from './everyday-tiles.data.ts'
import tints from './everyday-tiles.module.css'
import styles from './find-head.module.css'
import { ToothIcon } from './tooth-icon.tsx'

type Tint = 'cornflower' | 'mint' | 'rye' | 'clover' | 'pine' | 'rowan' | 'flax'
const PICTURE: Record<TileKind, [icon: ComponentType, tint: Tint]> = {
  therapist: [Stethoscope, 'cornflower'],
  dentist: [ToothIcon, 'flax'],
  pediatrician: [Baby, 'rowan'],
  ultrasound: [Waves, 'mint'],
  ent: [Ear, 'rye'],
  gynecologist: [HandHeart, 'clover'],
  cardiologist: [HeartPulse, 'pine'],
  ophthalmologist: [Eye, 'cornflower'],
  neurologist: [Brain, 'rye'],
  surgeon: [Scissors, 'flax'],
  allergist: [Flower2, 'pine']
}

type EverydayTilesProps = {
  found: Pick<DoctorSearch, 'specialities' | 'today'>
  isChild: boolean
  onChoose: (change: Pick<BookingSearch, 'specialityId'>) => void
}

/** What people look for every day, each with its nearest time; a time that is not known is left out. */
export function EverydayTiles({ found, isChild, onChoose }: EverydayTilesProps) {
  const words = useWords('findAnything')
  const soonWords = useSoonWords()
  const tiles = Object.entries(isChild ? SMALL : GROWN).flatMap(([kind, speciality]) => {
    const one = found.specialities.find(({ specialityName }) => specialityName === speciality)
    return one ? [{ kind, ...one }] : []
  })
  if (tiles.length === 0) return null
  return (
    <div className="with-script">
      <Section title={words.everyDay}>
        <ul className={styles.tiles}>
          {tiles.map(({ kind, specialityId, nearest }) => {
            const [Icon, tint] = PICTURE[kind as TileKind]
            return (
              <li key={kind}>
                <button type="button" className={styles.tile} data-place={kind} onClick={() => onChoose({ specialityId })}>
                  <span className={classNames(styles.icon, tints.tint)} data-tint={tint} aria-hidden="true">
                    <Icon />
                  </span>
                  <span className={styles.words}>
                    <span className={styles.name}>{words.tile[kind as TileKind]}</span>
                    {nearest === null ? null : <span className={styles.time}>{soonWords(nearest, found.today)}</span>}
                  </span>
                </button>
              </li>
            )
          })}
        </ul>
      </Section>
    </div>
  )
}
