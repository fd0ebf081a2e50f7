import { getSettings } from '@vizit/contract/settings'
import { open, type Route } from '../http/route.ts'
import { readSettings } from './read-settings.ts'

export const settingsRoutes: Route[] = [open(getSettings, readSettings)]
