export interface Manual {
  readonly operation: readonly string[]
  /** Pairs of time and task. */
  readonly maintenance: readonly (readonly [string, string])[]
  /** Fault, cause, remedy. */
  readonly faults: readonly (readonly [string, string, string])[]
}

export const MIXER: Manual = {
  operation: [
    'Lift or swing the handle to open, turn it to the left for warmer water and to the right for colder. The flow regulator keeps the rate within a tenth between 150 and 500 kPa.',
    'When the tap was not used for a week, let it run cold and hot for a minute each before the water is drunk.',
  ],
  maintenance: [
    ['Every six months', 'Unscrew the aerator, rinse it against the flow, take lime off in vinegar.'],
    ['Every year', 'Close and open the stop valves; look at hoses and nuts with dry paper.'],
    ['Every five years', 'Change the flexible hoses. Change the cartridge when the handle becomes heavy.'],
  ],
  faults: [
    [
      'Drips when closed',
      'Grit under the discs of the cartridge',
      'Shut off, take the cartridge out, rinse the seat, change the cartridge if scored',
    ],
    ['Little water', 'Aerator or strainer blocked', 'Clean the aerator and the strainers at the stop valves'],
    ['Not hot enough', 'Hot limit set too low', 'Lift the limit ring under the cap and set it one tooth warmer'],
    [
      'Handle is heavy',
      'Lime on the spindle, cartridge dry',
      'Grease with silicone for drinking water or change the cartridge',
    ],
  ],
}
export const SENSOR: Manual = {
  operation: [
    'Hold the hands below the outlet: water runs until one second after they are gone, and for 60 seconds at most. With the remote control run-on, range and hygiene flush are set, and the tap is paused for cleaning.',
  ],
  maintenance: [
    ['Every week', 'Wipe the window of the sensor with a soft damp cloth.'],
    ['Every six months', 'Clean strainer and aerator; check the time of run-on.'],
    ['Every three years', 'Change the four cells together, and the membrane of the solenoid at the second change.'],
  ],
  faults: [
    ['No water, light blinks', 'Cells empty', 'Change all four cells'],
    ['No water, no light', 'Plug not in, stop valve shut', 'Push the plug in until it clicks, open the stop valve'],
    ['Runs on', 'Something in the field of the sensor, or grit in the solenoid', 'Clear the field; rinse the solenoid'],
    ['Runs by itself', 'Range set too far', 'Set the range with the remote control'],
  ],
}
export const THERMOSTAT: Manual = {
  operation: [
    'The temperature is held when pressures change. The handle stops at 38 °C; press the button to go beyond. If the cold supply fails the valve shuts by itself.',
  ],
  maintenance: [
    ['Every six months', 'Turn the temperature handle over its whole range ten times against lime.'],
    ['Every year', 'Clean strainers and non-return valves, test the cold failure, measure the outlet and note it.'],
    ['Every five years', 'Change the element and its seals.'],
  ],
  faults: [
    [
      'Temperature drifts',
      'Strainers blocked, pressures apart',
      'Clean the strainers; keep pressures within 10 % of each other',
    ],
    ['Not hot enough', 'Hot supply less than 10 °C above the setting', 'Raise the storage to 60 °C or more'],
    ['Shuts by itself', 'Cold supply weak', 'Open the stop valve fully; clean the strainer'],
    ['Drips', 'Seat scored or seal worn', 'Change the flow cartridge or the kit'],
  ],
}
export const SHOWER: Manual = {
  operation: [
    'Turn the slider or press its button to set the height. The spray changes at the ring or button of the hand piece. The regulator in the inlet holds the flow within the WELS rating.',
  ],
  maintenance: [
    ['Every month', 'Rub the silicone nozzles with the thumb.'],
    ['Every year', 'Check hose seals, rinse the strainer of the inlet, tighten the grub screws.'],
    ['Every five years', 'Change the hose.'],
  ],
  faults: [
    ['Jets go sideways', 'Lime in the nozzles', 'Rub them; soak the face in vinegar for an hour'],
    ['Little water', 'Strainer or regulator blocked', 'Clean; do not leave the regulator out where the rating applies'],
    ['Slider slips', 'Brake worn or greasy', 'Clean the rail with alcohol; change the insert'],
    ['Hose drips', 'Seal worn', 'Change the flat seal in the nut'],
  ],
}
export const TOILET: Manual = {
  operation: [
    'The smaller button gives the half flush, the larger the full one. Seat and lid close by themselves: do not push them. For cleaning, press the buttons at the hinges and lift the seat off.',
  ],
  maintenance: [
    ['Every week', 'Clean with a cloth and mild cleaner; keep cleaners with chlorine off the seat.'],
    ['Every year', 'Dye test: colour the water in the cistern and look at the bowl after 30 minutes.'],
    ['Every five years', 'Change the flush seal and the diaphragm of the inlet valve.'],
  ],
  faults: [
    [
      'Water runs into the bowl',
      'Grit or lime on the flush seal',
      'Lift the valve out, rinse, turn or change the seal',
    ],
    ['Cistern fills slowly', 'Strainer of the inlet blocked', 'Shut off, pull the strainer, rinse it'],
    ['Inlet does not shut', 'Diaphragm torn, level set too high', 'Change the diaphragm; set the float'],
    ['Weak flush', 'Stop set too low', 'Set the stops to the volumes on the WELS label'],
    ['Seat is loose', 'Pillars not tight', 'Lift the seat off and tighten the pillars'],
  ],
}
export const BOWL: Manual = {
  operation: [
    'Let very hot water run together with cold. Do not use the bowl or bath for chemicals, paint or photographic liquids, and put nothing hot on the rim.',
  ],
  maintenance: [
    ['Every week', 'Clean and dry; lift the plug and clean the waste.'],
    ['Every year', 'Check the silicone joints and the nuts of waste and trap.'],
    ['Every five years', 'Renew the silicone.'],
  ],
  faults: [
    ['Drains slowly', 'Hair in the waste or trap', 'Take the plug out; open the trap from below'],
    ['Smells', 'Trap dry, overflow dirty', 'Run water; rinse the overflow with hot soapy water'],
    ['Stains', 'Lime or metal of the water', 'Diluted vinegar for ten minutes; rinse'],
    ['Plug does not hold', 'Seal worn', 'Change the seal of the plug'],
  ],
}
export const FIXTURE: Manual = {
  operation: [
    'Check before first use that every fixing is tight. The loads and ratings of the data sheet hold for the fixings of the guide.',
  ],
  maintenance: [
    ['Every month', 'Wipe dry, look for scratches and loose covers.'],
    ['Every year', 'Tighten all screws to the torque of the guide and test by hand.'],
    ['Every five years', 'Renew the sealant behind flanges.'],
  ],
  faults: [
    ['Moves by hand', 'Screws or plugs loose', 'Tighten; with lining only behind, refit into blocking'],
    ['Cover comes off', 'Clip bent', 'Bend the clip back or change the cover'],
    ['Surface spots', 'Lime, cleaner with chlorine', 'Clean as below; spots of chlorine stay'],
  ],
}
export const HEATED: Manual = {
  ...FIXTURE,
  operation: [
    'Switch on half an hour before the towel is needed, best by a timer. Hang towels folded once; a covered rail becomes warmer than a free one. The rail is not a seat or grab rail.',
  ],
  faults: [
    ['Does not get warm', 'Supply off, element broken', 'Check switch and RCD; have an electrician change the element'],
    ['RCD trips', 'Moisture in the foot', 'Switch off; have an electrician look at it'],
    ['Only some bars get warm', 'Normal in the first ten minutes', 'Wait; later have the element checked'],
  ],
}
