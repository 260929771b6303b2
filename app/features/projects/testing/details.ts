import { NO_CUSTOMER } from '@specify/schedule/model.ts'
import type { GivenDetails } from '../details/project-fields.ts'

/** Details as entered in the form. */
export const DETAILS: GivenDetails = {
  projectName: 'Harbour House',
  projectType: 'hotel',
  projectLocation: 'NSW',
  opportunityNumber: '',
  projectVersion: 'Version 1',
  username: 'Jo Smith',
  ...NO_CUSTOMER,
}
