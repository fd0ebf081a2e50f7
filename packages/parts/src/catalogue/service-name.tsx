import { langOf, serviceName } from '@vizit/client/names/spoken-services'

/** [3.101] A service, group or direction in the language of the page, by its Russian name; where it has none, in Russian, which a screen reader is told. */
export function ServiceName({ name }: { name: string }) {
  const lang = langOf(name)
  return lang ? <span lang={lang}>{name}</span> : serviceName(name)
}
