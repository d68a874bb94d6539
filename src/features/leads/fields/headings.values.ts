/** Headings of the fields that contacts, companies and opportunities share (`Field.headings`). */
export const PHONE_HEADINGS = {
  headings: `phone, phone number, telephone, tel, work phone, business phone, phone - work, phone 1 - value,
    telefono 1 - valor, mobile, mobile phone, mobile phone number, mobile number, phone - mobile,
    phone - home, phone - other, cell, cell phone, home phone, primary phone, telefono,
    numero de telefono, telefono del trabajo, telefono - trabajo, telefono movil,
    numero de telefono movil, numero de movil, movil, celular, telefono - movil, telefono - casa,
    telefono - otro, telefono particular, tfno`,
  moreHeadings: `other phones, other phone, mobile, mobile phone, mobile phone number, mobile number, cell,
    cell phone, home phone, home phone 2, business phone, business phone 2, work phone, phone - work,
    phone - mobile, phone - home, phone - other, phone 2, phone 3, otros telefonos, otro telefono,
    movil, telefono movil, numero de telefono movil, numero de movil, celular, telefono particular,
    telefono del trabajo, telefono del trabajo 2, telefono 2, telefono 3, telefono - trabajo,
    telefono - movil, telefono - casa, telefono - otro, phone # - value, telefono # - valor`,
} as const;

export const NOTES_HEADINGS = {
  headings: `notes, note, comments, comment, message, description, about us, notas, nota, comentarios, mensaje,
    observaciones, descripcion`,
  moreHeadings: `message, messages, mensaje, mensajes, comments, comentarios, observaciones, description,
    descripcion`,
} as const;
