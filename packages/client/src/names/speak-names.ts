import { names, type SpokenNames } from './spoken-names.ts'

const russian = { ...names }

/** Names are said in this language from now on, Russian by default; a face says it before it draws anything. */
export function speakNames(language: SpokenNames = russian): void {
  Object.assign(names, language)
}
