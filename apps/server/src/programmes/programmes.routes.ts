import {
  approveProgrammeRequest,
  changeMember as changeMemberEndpoint,
  declineProgrammeRequest,
  listProgrammeRequests
} from '@vizit/contract/programme-requests'
import * as ours from '@vizit/contract/programmes'
import { open, type Route, signed } from '../http/route.ts'
import { confirmCoverage, resendCoverageMail } from './confirm-coverage.ts'
import { approveRequest, changeMember, declineRequest, listRequests } from './decide-requests.ts'
import { linkByProgrammeCode, linkByWorkEmail } from './link-corporate.ts'
import { linkInsurance } from './link-insurance.ts'
import { listCoverages, listCoverers } from './list-coverages.ts'
import { unlinkCoverage } from './unlink-coverage.ts'

export const programmesRoutes: Route[] = [
  signed(ours.listCoverages, listCoverages),
  signed(ours.listCoverers, listCoverers),
  signed(ours.linkByWorkEmail, linkByWorkEmail),
  signed(ours.linkByProgrammeCode, linkByProgrammeCode),
  signed(ours.linkInsurance, linkInsurance),
  open(ours.confirmCoverage, confirmCoverage),
  signed(ours.resendCoverageMail, resendCoverageMail),
  signed(ours.unlinkCoverage, unlinkCoverage),
  open(listProgrammeRequests, listRequests),
  open(approveProgrammeRequest, approveRequest),
  open(declineProgrammeRequest, declineRequest),
  open(changeMemberEndpoint, changeMember)
]
