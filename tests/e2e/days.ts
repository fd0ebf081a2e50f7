// The journeys name days as a face in Russian does.
import { speakDays } from '@vizit/client/days/spoken-days'

export * from '@vizit/client/days/show-day'

speakDays('ru')
