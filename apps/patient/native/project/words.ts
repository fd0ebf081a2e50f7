// What the phone itself says of the app, in its language: the name under the icon, and why something is asked for.
import type { Language } from '@vizit/rules/languages'

type NativeWords = {
  name: string
  /** iOS shows them with its own questions; Android asks in words of its own. */
  camera: string
  location: string
  calendar: string
}

export const NATIVE_WORDS: Record<Language, NativeWords> = {
  ru: {
    name: 'Визит',
    camera: 'Камера нужна, чтобы прочитать штрихкод полиса и снять документ или фото профиля. Снимки штрихкода никуда не отправляются.',
    location: 'Место нужно, чтобы показать, какие центры и аптеки ближе. Оно не покидает телефон.',
    calendar: 'Календарь нужен, чтобы записать в него визит. Другие события приложение не читает.'
  },
  en: {
    name: 'Vizit',
    camera:
      'The camera reads the bar code of your policy and takes pictures of a document or of you. Pictures of bar codes are sent nowhere.',
    location: 'Your place shows which centres and pharmacies are near. It does not leave the phone.',
    calendar: 'A visit is written into the calendar. The app reads no other events.'
  },
  be: {
    name: 'Візіт',
    camera: 'Камера патрэбна, каб прачытаць штрыхкод поліса і зняць дакумент ці фота профілю. Здымкі штрыхкода нікуды не адпраўляюцца.',
    location: 'Месца патрэбна, каб паказаць, якія цэнтры і аптэкі бліжэй. Яно не пакідае тэлефон.',
    calendar: 'Каляндар патрэбны, каб запісаць у яго візіт. Іншыя падзеі праграма не чытае.'
  }
}
