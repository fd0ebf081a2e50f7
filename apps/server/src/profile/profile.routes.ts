import { discoverProfile as discoverEndpoint } from '@vizit/contract/own-data'
import { getProfile } from '@vizit/contract/profile'
import { createProfile as createEndpoint, updateMember as updateMemberEndpoint, updateProfile } from '@vizit/contract/profile-form'
import { type Route, signed } from '../http/route.ts'
import { changeProfile, createProfile, type NewEmails } from './change-profile.ts'
import { discoverProfile } from './discover-profile.ts'
import { readProfile } from './read-profile.ts'
import { updateMember } from './update-member.ts'

/** `emails`: how new addresses are judged and put, given by the feature that owns them. */
export function profileRoutes(emails: NewEmails): Route[] {
  return [
    signed(getProfile, readProfile),
    signed(updateProfile, (ctx, input) => changeProfile(ctx, input, emails)),
    signed(createEndpoint, (ctx, input) => createProfile(ctx, input, emails)),
    signed(updateMemberEndpoint, updateMember),
    signed(discoverEndpoint, discoverProfile)
  ]
}
