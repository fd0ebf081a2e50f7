import { Outlet } from '@tanstack/react-router'
import { ru as filters } from '@vizit/parts/booking/filters/messages.ru'
import { ru as lists } from '@vizit/parts/catalogue/lists/messages.ru'
import { ru as directory } from '@vizit/parts/finding/directory/messages.ru'
import { ru as doctorsList } from '@vizit/parts/finding/doctors-list/messages.ru'
import { ru as finding } from '@vizit/parts/finding/messages.ru'
import { WordsProvider } from '@vizit/parts/words/words.tsx'

const WORDS = { directory, doctorsList, filters, finding, lists }

/** The words of the list of doctors around it. */
export function DoctorsListLayout() {
  return (
    <WordsProvider words={WORDS}>
      <Outlet />
    </WordsProvider>
  )
}
