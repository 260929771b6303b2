import { buildingProductInformation } from './building-product/statement-call.server.ts'
import { checkBeforeIssue, fixTags } from './checks/check-calls.server.ts'
import { accessViewCall } from './access/access-call.server.ts'
import { complianceReportCall } from './compliance/compliance-call.server.ts'
import { finishBoardCall } from './finish-board/board-call.server.ts'
import {
  getSpecificationTemplate,
  saveSpecificationTemplate,
  specificationCall,
} from './specification/specification-calls.server.ts'
import { labelsCall } from './labels/labels-call.server.ts'
import { cobie } from './cobie/cobie.server.ts'
import { elevation } from './elevation/elevation.server.ts'
import { revitParameters } from './revit/revit.server.ts'
import { roomModel } from './room/room-model.server.ts'
import { scaleCall } from './scale/scale-call.server.ts'

export const REPORT_ACTIONS = [
  complianceReportCall,
  accessViewCall,
  buildingProductInformation,
  finishBoardCall,
  labelsCall,
  specificationCall,
  getSpecificationTemplate,
  saveSpecificationTemplate,
  cobie,
  revitParameters,
  roomModel,
  elevation,
  scaleCall,
  checkBeforeIssue,
  fixTags,
]
