import { Outlet } from '@tanstack/react-router'
import { ru as calendarFeed } from '@vizit/parts/calendar-feed/messages.ru'
import { WordsProvider } from '@vizit/parts/words/words.tsx'

const WORDS = { calendarFeed }

/** The words of the calendar around its page. */
export function CalendarLayout() {
  return (
    <WordsProvider words={WORDS}>
      <Outlet />
    </WordsProvider>
  )
}
