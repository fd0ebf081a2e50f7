import { names } from '@vizit/client/names/spoken-names'
import type { Town } from '@vizit/contract/catalogue'
import { useWords } from '@vizit/parts/words/words.tsx'
import { OptionList } from '@vizit/ui/fields/option-list'

/** [3.53] [3.54] The towns in the order of the language; each is found by its Russian name as well. */
export function TownList({
  towns,
  townId,
  onChoose
}: {
  towns: readonly Town[]
  townId: string | null
  onChoose: (townId: string) => void
}) {
  const words = useWords('app')
  return (
    <OptionList
      label={words.city}
      options={names.towns(towns).map(one => ({ value: one.id, label: names.town(one), also: one.name.ru }))}
      value={townId}
      words={{
        searchLabel: words.searchCity,
        searchPlaceholder: words.searchCity,
        clearLabel: words.clearCity,
        nothing: words.noCity,
        leftOut: words.leftOut
      }}
      search
      onChoose={onChoose}
    />
  )
}
