import { changeStaffPassword, staffMe, staffSignIn, staffSignOut } from '@vizit/contract/staff'
import { open, type Route, staffed } from '../http/route.ts'
import { changeOwnPassword } from './change-own-password.ts'
import { signOutStaff, whoAmI } from './own-staff-session.ts'
import { signInStaff } from './sign-in-staff.ts'

export const staffRoutes: Route[] = [
  open(staffSignIn, signInStaff),
  staffed(staffSignOut, signOutStaff),
  staffed(staffMe, whoAmI),
  staffed(changeStaffPassword, changeOwnPassword)
]
