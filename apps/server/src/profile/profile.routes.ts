import { eraseProfile as eraseEndpoint, exportProfile as exportEndpoint, getProfile, updateProfile } from '@vizit/contract/profile'
import { type Route, signed } from '../http/route.ts'
import { changeProfile } from './change-profile.ts'
import { eraseProfile } from './erase-profile.ts'
import { exportProfile } from './export-profile.ts'
import { readProfile } from './read-profile.ts'

export const profileRoutes: Route[] = [
  signed(getProfile, readProfile),
  signed(updateProfile, changeProfile),
  signed(exportEndpoint, exportProfile),
  signed(eraseEndpoint, eraseProfile)
]
