import '@vizit/ui/tokens.css'
import '@vizit/ui/fonts.css'
import '@vizit/ui/base.css'
import { ToastProvider } from '@vizit/ui/dialogs/toast'
import { type ReactNode, StrictMode, useSyncExternalStore } from 'react'
import { createRoot } from 'react-dom/client'
import { ActionsShelf } from './actions-shelf.tsx'
import { Bench } from './bench.tsx'
import { BookingScene } from './booking-scene.tsx'
import { ChoicesShelf } from './choices-shelf.tsx'
import { FieldsShelf } from './fields-shelf.tsx'
import { FormScene } from './form-scene.tsx'
import { ListsShelf } from './lists-shelf.tsx'
import { MessagesShelf } from './messages-shelf.tsx'
import { TalonsShelf } from './talons-shelf.tsx'
import { TimesShelf } from './times-shelf.tsx'
import { VisitsScene } from './visits-scene.tsx'

type Page = { title: string; content: ReactNode }

/** Components each by itself. */
const KINDS: Record<string, Page> = {
  actions: { title: 'Кнопки', content: <ActionsShelf /> },
  fields: { title: 'Поля', content: <FieldsShelf /> },
  choices: { title: 'Выбор', content: <ChoicesShelf /> },
  times: { title: 'Время', content: <TimesShelf /> },
  talons: { title: 'Талоны', content: <TalonsShelf /> },
  lists: { title: 'Списки', content: <ListsShelf /> },
  messages: { title: 'Сообщения', content: <MessagesShelf /> }
}
/** Whole pages of them, and all kinds together. */
const SHELVES: Record<string, Page> = {
  ...KINDS,
  all: { title: 'Всё сразу', content: Object.entries(KINDS).map(([name, { content }]) => <div key={name}>{content}</div>) },
  visits: { title: 'Страница визитов', content: <VisitsScene /> },
  booking: { title: 'Страница записи', content: <BookingScene /> },
  calendar: { title: 'Страница с календарём', content: <BookingScene calendar /> },
  form: { title: 'Страница с формой', content: <FormScene /> },
  busy: { title: 'Занятое время', content: <FormScene busy /> }
}

const asked = new URLSearchParams(location.search)
const theme = asked.get('theme')
if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme

function onHash(changed: () => void) {
  addEventListener('hashchange', changed)
  return () => removeEventListener('hashchange', changed)
}

/** `?shelf=` shows that shelf and nothing else; without it stands the bench, which shows it in a frame. */
function Workshop() {
  const hash = useSyncExternalStore(onHash, () => location.hash.slice(1))
  const shelf = asked.get('shelf')
  if (shelf) return shelf in KINDS || shelf === 'all' ? <main>{SHELVES[shelf]?.content}</main> : SHELVES[shelf]?.content
  return (
    <Bench
      shelf={hash in SHELVES ? hash : 'actions'}
      shelves={Object.fromEntries(Object.entries(SHELVES).map(([name, { title }]) => [name, title]))}
    />
  )
}

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <ToastProvider label="Сообщения" closeLabel="Закрыть">
      <Workshop />
    </ToastProvider>
  </StrictMode>
)
