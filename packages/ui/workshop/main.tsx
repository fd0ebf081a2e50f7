import '@vizit/ui/tokens.css'
import '@vizit/ui/fonts.css'
import '@vizit/ui/base.css'
import { ToastProvider } from '@vizit/ui/toast'
import { StrictMode, useSyncExternalStore } from 'react'
import { createRoot } from 'react-dom/client'
import { BookingScene } from './booking-scene.tsx'
import { ButtonsScene } from './buttons-scene.tsx'
import { FieldsScene } from './fields-scene.tsx'
import { FormScene } from './form-scene.tsx'
import { StatesScene } from './states-scene.tsx'
import { VisitsScene } from './visits-scene.tsx'

const SCENES = {
  visits: <VisitsScene />,
  booking: <BookingScene />,
  calendar: <BookingScene key="calendar" calendar />,
  form: <FormScene />,
  busy: <FormScene key="busy" busy />,
  fields: <FieldsScene />,
  buttons: <ButtonsScene />,
  states: <StatesScene />
}

const theme = new URLSearchParams(location.search).get('theme')
if (theme) document.documentElement.dataset.theme = theme

function onHash(changed: () => void) {
  addEventListener('hashchange', changed)
  return () => removeEventListener('hashchange', changed)
}

function Workshop() {
  const scene = useSyncExternalStore(onHash, () => location.hash.slice(1))
  return SCENES[scene as keyof typeof SCENES] ?? SCENES.visits
}

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <ToastProvider label="Сообщения" closeLabel="Закрыть">
      <Workshop />
    </ToastProvider>
  </StrictMode>
)
