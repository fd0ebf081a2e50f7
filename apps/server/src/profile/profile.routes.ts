import { getProfile, updateProfile } from '@vizit/contract/profile'
import { type Route, signed } from '../http/route.ts'
import { changeProfile } from './change-profile.ts'
import { readProfile } from './read-profile.ts'

export const profileRoutes: Route[] = [signed(getProfile, readProfile), signed(updateProfile, changeProfile)]
