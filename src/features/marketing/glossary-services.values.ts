/** Nouns of services, people, places and trade, written as in glossary-goods.values.ts. */
export const SERVICES = `
taller,m,workshop,c curso,m,course,c clase,f,class,c sesión,f,session,c seminario,m,seminar,c módulo,m,module,c lección,f,lesson,c
formación,f,training,u cata,f,tasting,c degustación,f,tasting,c maridaje,m,pairing,c visita,f,visit,c visita_guiada,f,guided_tour,c
ejercicio,m,exercise,c examen,m,exam,c diploma,m,diploma,c certificado,m,certificate,c manual,m,handbook,c guía,f,guide,c material,m,material,c
idioma,m,language,c inglés,m,English,u español,m,Spanish,u francés,m,French,u alemán,m,German,u
servicio,m,service,c asesoría,f,advice,u asesoramiento,m,advice,u consultoría,f,consulting,u auditoría,f,audit,c diagnóstico,m,assessment,c
proyecto,m,project,c informe,m,report,c plan,m,plan,c presupuesto,m,quote,c factura,f,invoice,c contrato,m,contract,c garantía,f,guarantee,c
devolución,f,return,c cambio,m,exchange,c entrega,f,delivery,u envío,m,delivery,u recogida,f,collection,u montaje,m,assembly,u
instalación,f,installation,u mantenimiento,m,maintenance,u soporte,m,support,u soporte_técnico,m,technical_support,u asistencia,f,assistance,u
atención,f,service,u reparación,f,repair,c limpieza,f,cleaning,u transporte,m,transport,u almacenamiento,m,storage,u embalaje,m,packaging,u
bonificación,f,subsidy,c descuento,m,discount,c suscripción,f,subscription,c cuota,f,fee,c pago,m,payment,c financiación,f,finance,u permanencia,f,minimum_term,c
cliente,m,customer,h empresa,f,company,c equipo,m,team,c persona,f,person,h familia,f,family,h niño,m,child,h adulto,m,adult,h
ganadero,m,farmer,h agricultor,m,grower,h artesano,m,craftsman,h productor,m,producer,h pastor,m,shepherd,h cocinero,m,cook,h
maestra_quesera,f,master_cheesemaker,h maestro_quesero,m,master_cheesemaker,h maestro_cervecero,m,master_brewer,h enólogo,m,winemaker,h sumiller,m,sommelier,h
profesor,m,teacher,h profesora,f,teacher,h experto,m,expert,h ingeniero,m,engineer,h abogado,m,lawyer,h médico,m,doctor,h
formador,m,trainer,h entrenador,m,coach,h tutor,m,tutor,h técnico,m,technician,h diseñador,m,designer,h fabricante,m,manufacturer,h
alumno,m,student,h participante,m,participant,h asistente,m,attendee,h usuario,m,user,h empleado,m,employee,h autónomo,m,freelancer,h
profesional,m,professional,h principiante,m,beginner,h pareja,f,couple,h grupo,m,group,c invitado,m,guest,h huésped,m,guest,h viajero,m,traveller,h
tienda,f,shop,c tienda_gourmet,f,gourmet_shop,c restaurante,m,restaurant,c hotel,m,hotel,c bar,m,bar,c oficina,f,office,c despacho,m,office,c
distribuidor,m,distributor,h comercio,m,shop,c pyme,f,small_business,c ayuntamiento,m,town_council,c colegio,m,school,c escuela,f,school,c hospital,m,hospital,c
clínica,f,clinic,c gimnasio,m,gym,c casa_rural,f,country_cottage,c casa,f,home,c hogar,m,home,c cocina,f,kitchen,c jardín,m,garden,c terraza,f,terrace,c piscina,f,swimming_pool,c
habitación,f,room,c cocina_equipada,f,fitted_kitchen,c desayuno,m,breakfast,u comida,f,lunch,u cena,f,dinner,u aparcamiento,m,parking,u
montaña,f,mountain,c playa,f,beach,c mar,m,sea,c río,m,river,c valle,m,valley,c bosque,m,forest,c ciudad,f,city,c pueblo,m,village,c ruta,f,route,c
origen,m,origin,u región,f,region,c finca,f,estate,c granja,f,farm,c obrador,m,workshop,c fábrica,f,factory,c laboratorio,m,laboratory,c almacén,m,warehouse,c
nombre,m,name,c número,m,number,c fecha,f,date,c año,m,year,t mes,m,month,t semana,f,week,t día,m,day,t hora,f,hour,t minuto,m,minute,t segundo,m,second,t
día_laborable,m,working_day,t noche,f,night,t temporada,f,season,c cosecha,f,harvest,c vez,f,time,c unidad,f,unit,c plaza,f,place,c
metro,m,metre,w kilómetro,m,kilometre,w centímetro,m,centimetre,w milímetro,m,millimetre,w gramo,m,gram,w kilo,m,kilo,w litro,m,litre,w
tonelada,f,tonne,w euro,m,euro,w grado,m,degree,w vatio,m,watt,w página,f,page,c
programa,m,programme,c aplicación,f,app,c plataforma,f,platform,c software,m,software,u web,f,website,c página_web,f,website,c
tienda_en_línea,f,online_shop,c panel,m,dashboard,c copia_de_seguridad,f,backup,c dato,m,data,u cifrado,m,encryption,u contraseña,f,password,c
licencia,f,licence,c versión,f,version,c actualización,f,update,c integración,f,integration,c usuario_ilimitado,m,unlimited_user,h
videollamada,f,video_call,c llamada,f,call,c correo,m,e-mail,u correo_electrónico,m,e-mail,u chat,m,chat,u acceso,m,access,u móvil,m,mobile,c
calidad,f,quality,u diseño,m,design,u rendimiento,m,performance,u seguridad,f,security,u ahorro,m,saving,c consumo,m,consumption,u energía,f,energy,um
trazabilidad,f,traceability,u certificación,f,certification,c norma,f,standard,c denominación_de_origen,f,protected_designation_of_origin,c
producción,f,production,u fabricación,f,manufacturing,u gestión,f,management,u pedido,m,order,c stock,m,stock,u existencias,f,stock,u compra,f,purchase,c venta,f,sale,c
producto,m,product,c oferta,f,offer,c gama,f,range,k catálogo,m,catalogue,c muestra,f,sample,c prueba,f,trial,c selección,f,selection,k
marca,f,brand,c logotipo,m,logo,c experiencia,f,experience,u resultado,m,result,c evento,m,event,c boda,f,wedding,c viaje,m,trip,c
yoga,m,yoga,u pilates,m,Pilates,u masaje,m,massage,c tratamiento,m,treatment,c terapia,f,therapy,c cabello,m,hair,um piel_sensible,f,sensitive_skin,u
contabilidad,f,accounting,u impuesto,m,tax,c nómina,f,payroll,u seguro,m,insurance,u hoja_de_cálculo,f,spreadsheet,c inventario,m,inventory,c
`;
